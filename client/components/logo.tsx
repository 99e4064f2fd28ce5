/** The mark: a crescent holding one star. Takes its colour from the text around it. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M14.6 2.4a9.8 9.8 0 1 0 7 13.5A8.3 8.3 0 0 1 14.6 2.4Z" />
      <path d="m17.9 6.2.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9Z" />
    </svg>
  );
}
