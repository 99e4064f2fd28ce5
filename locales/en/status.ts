/** What the log calls an event of security (docs/security.md). */
type TalliedEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'sign_out_everywhere'
  | 'session_ended'
  | 'session_refused'
  | 'sessions_revoked'
  | 'account_deleted'
  | 'action_refused'
  | 'origin_refused'
  | 'rate_limited'
  | 'human_refused'
  | 'check_left_out'
  | 'mail_left_out'
  | 'operator_left_out'
  | 'sale_left_out';

/** The page on which the site says what it found when it looked at itself. */
export interface StatusWords {
  title: string;
  description: string;
  heading: string;
  lede: string;
  states: Readonly<Record<'green' | 'red' | 'stale', string>>;
  /** Of a moment: {{moment}}. */
  checked: string;
  never: string;
  build: string;
  checks: {
    heading: string;
    note: string;
    what: string;
    found: string;
    verdict: string;
    right: string;
    wrong: string;
    /** {{number}} of the ten. */
    chart: string;
    eclipse: string;
    birth: string;
    table: string;
  };
  /** How often the log told of something. */
  tally: {
    heading: string;
    note: string;
    what: string;
    today: string;
    yesterday: string;
    week: string;
    none: string;
    /** Before the code of a failure. */
    failure: string;
    events: Readonly<Record<TalliedEvent, string>>;
  };
  tables: {
    heading: string;
    note: string;
    made: string;
    age: string;
    /** {{days}}. */
    days: string;
    old: string;
    names: Readonly<
      Record<
        | 'orbits'
        | 'orbits-before'
        | 'orbits-after'
        | 'lunar-terms'
        | 'nutation'
        | 'delta-t'
        | 'sign-changes'
        | 'time-zones'
        | 'places'
        | 'help-lines',
        string
      >
    >;
  };
  json: string;
}

export const status: StatusWords = {
  title: 'Status: how Celestia checks itself',
  description:
    'Once an hour the site recomputes charts, an eclipse and a birth whose figures are known from elsewhere, and checks every table it uses.',
  heading: 'Is the sky in order?',
  lede: 'Once an hour this site draws ten charts, an eclipse and a birth whose figures are known from elsewhere, and compares every table it uses with what it should hold.',
  states: {
    green: 'Everything is as it should be',
    red: 'Something is off, and we have been told',
    stale: 'Not checked for a while',
  },
  checked: 'Last checked: {{moment}}',
  never: 'Not checked yet.',
  build: 'Build',
  checks: {
    heading: 'What was checked',
    note: 'For a chart, the eclipse and the birth: the largest difference, as a share of what we allow (one second of arc for a planet). For a table: the beginning of its fingerprint.',
    what: 'Check',
    found: 'Found',
    verdict: 'Verdict',
    right: 'Right',
    wrong: 'Wrong',
    chart: 'Chart {{number}}',
    eclipse: 'A total eclipse of the Sun',
    birth: 'A birth in London',
    table: 'Table: {{name}}',
  },
  tally: {
    heading: 'What was refused, and what failed',
    note: 'How often on each day (UTC). The words are those of our log; nobody’s name, address or question is in it.',
    what: 'Event',
    today: 'Today',
    yesterday: 'Yesterday',
    week: '7 days',
    none: 'Nothing in the last seven days.',
    failure: 'Failure',
    events: {
      sign_in: 'Signed in',
      sign_in_refused: 'Sign-in refused',
      sign_out: 'Signed out',
      sign_out_everywhere: 'Signed out everywhere',
      session_ended: 'Session ended from the list',
      session_refused: 'Session refused',
      sessions_revoked: 'Session revoked by the provider',
      account_deleted: 'Account deleted',
      action_refused: 'Action refused',
      origin_refused: 'Request from another site refused',
      rate_limited: 'Too many requests',
      human_refused: 'Human check failed',
      check_left_out: 'Provider check is off',
      mail_left_out: 'Mail is off',
      operator_left_out: 'Operator not named',
      sale_left_out: 'Sales are off',
    },
  },
  tables: {
    heading: 'How old the tables are',
    note: 'Most of them don’t age: they hold the sky of four centuries. Clocks, places and help lines do.',
    made: 'Made',
    age: 'Age',
    days: '{{days}} days',
    old: 'should be renewed',
    names: {
      orbits: 'Planets, 1897 to 2102',
      'orbits-before': 'Planets before 1897',
      'orbits-after': 'Planets after 2102',
      'lunar-terms': 'The Moon',
      nutation: 'Nutation of the Earth’s axis',
      'delta-t': 'Rotation of the Earth',
      'sign-changes': 'Sign changes of the slow planets',
      'time-zones': 'Time zones and their history',
      places: 'Places',
      'help-lines': 'Help lines',
    },
  },
  json: 'The same as JSON',
};
