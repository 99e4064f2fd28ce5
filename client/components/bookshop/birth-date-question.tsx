import type { ServedFormProps } from '../birth-form/birth-form-props.ts';
import { DateFields } from '../birth-form/date-fields.tsx';
import '../birth-form/birth-form.css';
import '../consulting/request-form.css';
import '../contact/contact-form.css';
import './bookshop.css';

interface BirthDateQuestionProps {
  action: string;
  birth: ServedFormProps;
  /** What was wrong with the last answer; null: nothing, or none was given. */
  message: string | null;
  submit: string;
}

/** Asks for the date of a birth in a book, before the book is shown. */
export function BirthDateQuestion({ action, birth, message, submit }: BirthDateQuestionProps) {
  return (
    <>
      {message !== null && (
        <p className="contact__alert" role="alert">
          {message}
        </p>
      )}
      <form className="contact__form bookshop__form card" method="post" action={action}>
        <div className="request__birth">
          <DateFields form={birth} errorOf={() => undefined} live={undefined} />
        </div>
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
    </>
  );
}
