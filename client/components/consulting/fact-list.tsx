import './request-form.css';

/** What a request says, as names and texts. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="request__facts">
      {facts.map(([name, text]) => (
        <div key={name} className="request__fact">
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
