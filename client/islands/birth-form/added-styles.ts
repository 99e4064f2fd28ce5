import { adoptOnce } from '../../adopt-once.ts';
import text from './added.css?inline';

adoptOnce(text);
