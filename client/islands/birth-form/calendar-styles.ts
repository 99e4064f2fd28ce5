import { adoptOnce } from '../../adopt-once.ts';
import text from './calendar.css?inline';

// They come with the calendar: most people type their date.
adoptOnce(text);
