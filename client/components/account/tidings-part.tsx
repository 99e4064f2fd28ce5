import { AccountPart, Saved } from './account-part.tsx';
import { TidingsForm } from './tidings-form.tsx';
import type { TidingsPartProps } from './tidings-part-props.ts';

/** What one is told of one's own sky: by which way, how often, of what, and when. */
export function TidingsPart(props: TidingsPartProps) {
  const { words, letters, push, hasBirth, isSaved } = props;
  const isTold = letters?.isReachable === true || push !== null;
  return (
    <AccountPart id="tidings" heading={push ? words.headingAll : words.heading}>
      <p>{words.intro}</p>
      {isSaved && <Saved text={words.saved} />}
      {letters?.isReachable === false && <p>{words.noMail}</p>}
      {isTold && !hasBirth && <p className="account__soft">{words.noBirth}</p>}
      {letters?.mailboxClosed && <p role="alert">{words.mailboxClosed}</p>}
      {isTold && <TidingsForm {...props} />}
    </AccountPart>
  );
}
