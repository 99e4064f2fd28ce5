interface WrongListProps {
  summary: string;
  wrong: readonly { id: string; text: string }[];
}

/** What is wrong with a form, each a link to the control that mends it. */
export function WrongList({ summary, wrong }: WrongListProps) {
  if (wrong.length === 0) return null;
  return (
    <div className="contact__alert" role="alert">
      <p>{summary}</p>
      <ul>
        {wrong.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
