import '../birth-form/input.css';
import './landing.css';

interface BirthDayFormProps {
  action: string;
  /** What stands in the field. */
  value: string;
  /** What is wrong with it; null: nothing. */
  message: string | null;
  /** The last day that may be given, `YYYY-MM-DD`. */
  lastDay: string;
  firstDay: string;
  words: { date: string; submit: string; privacy: string };
}

/** A birth date in one field, and the button beside it. */
export function BirthDayForm({ action, value, message, lastDay, firstDay, words }: BirthDayFormProps) {
  return (
    <form method="post" action={action} className="landing__form">
      <label htmlFor="landing-date">{words.date}</label>
      <div className="landing__field">
        <input
          id="landing-date"
          className="birth__input"
          type="date"
          name="date"
          required
          min={firstDay}
          max={lastDay}
          autoComplete="bday"
          defaultValue={value}
          aria-invalid={message !== null || undefined}
          aria-describedby={message === null ? 'landing-privacy' : 'landing-error landing-privacy'}
        />
        <button type="submit" className="button">
          {words.submit}
        </button>
      </div>
      {message !== null && (
        <p id="landing-error" className="landing__error" role="alert">
          {message}
        </p>
      )}
      <p id="landing-privacy" className="landing__hint">
        {words.privacy}
      </p>
    </form>
  );
}
