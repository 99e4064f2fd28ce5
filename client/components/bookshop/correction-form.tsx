import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import { TASK_FIELD } from '../orders/order-payment.tsx';
import { ReportBirth, type ReportBirthProps } from './report-birth.tsx';
import '../birth-form/input.css';
import '../select.css';
import '../consulting/request-form.css';

interface CorrectionFormProps {
  action: string;
  births: readonly ReportBirthProps[];
  words: BookshopWords['correct'];
}

/** Puts right the births of a book that is there. */
export function CorrectionForm({ action, births, words }: CorrectionFormProps) {
  return (
    <form className="contact__form card" method="post" action={action}>
      <input type="hidden" name={TASK_FIELD} value="correct" />
      {births.map((birth) => (
        <ReportBirth key={birth.prefix} {...birth} isOwn={false} isNamed={false} />
      ))}
      <button type="submit" className="button">
        {words.submit}
      </button>
    </form>
  );
}
