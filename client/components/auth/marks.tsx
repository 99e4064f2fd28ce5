/** Marks of the ways to sign in, drawn in the colour of the text around them. */

export function GoogleMark() {
  return (
    <svg className="auth__mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M18.2 6.4A8.4 8.4 0 1 0 20.4 12H12.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="miter"
      />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg className="auth__mark" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M10 23V14H7v-3.7h3V7.5C10 4.4 11.8 2.6 14.7 2.6c1 0 1.8.1 2.3.2v3.3h-1.7c-1.4 0-1.7.7-1.7 1.7v2.5h3.3l-.5 3.7h-2.8v9Z" />
    </svg>
  );
}

/** An eye; the line across it shows while the password does. */
export function EyeMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12c2.4-4.2 5.6-6.3 9.5-6.3s7.1 2.1 9.5 6.3c-2.4 4.2-5.6 6.3-9.5 6.3S4.9 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      <path className="auth__across" d="m4.5 19.5 15-15" />
    </svg>
  );
}
