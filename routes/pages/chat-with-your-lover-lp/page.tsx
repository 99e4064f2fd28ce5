import { loverPage } from '../../lover/lover-page.tsx';
import styles from '../../lover/lover-page.tsx?styles';

export const page = loverPage('chat-with-your-lover-lp', styles);
