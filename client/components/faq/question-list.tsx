import './faq.css';

export interface AnsweredQuestion {
  /** Fragment of the answer's address. */
  id: string;
  question: string;
  answer: string;
  /** Pages that the answer speaks of. */
  links: readonly { name: string; path: string }[];
}

interface QuestionListProps {
  questions: readonly AnsweredQuestion[];
  /** Name of the link to an answer. */
  linkTo: string;
}

/** Questions whose answers unfold; an address with an answer's fragment unfolds it. */
export function QuestionList({ questions, linkTo }: QuestionListProps) {
  return questions.map(({ id, question, answer, links }) => (
    <details key={id} className="faq__item">
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id} className="faq__answer">
        <p>{answer}</p>
        <p className="faq__links">
          {links.map(({ name, path }) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
          <a href={`#${id}`} className="faq__own">
            {linkTo}
          </a>
        </p>
      </div>
    </details>
  ));
}
