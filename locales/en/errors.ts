/** What went wrong, by stable code. Shown beside the field, and in the API's answers. */
export const errors = {
  summary: { one: 'One thing needs your attention', other: '{{count}} things need your attention' },
  codes: {
    invalid_input: 'Some of what was sent cannot be used.',
    date_out_of_range: 'The date must lie between 1 January 1900 and 31 December 2099.',
    time_does_not_exist: 'The clocks went forward that day, and this time never happened there.',
    time_is_ambiguous:
      'The clocks went back that day, and this time happened twice. Which of the two was it?',
    unknown_place: 'We do not know this place.',
    body_too_large: 'That is more than this address accepts.',
    unsupported_media_type: 'This address does not take this kind of content.',
    method_not_allowed: 'This address does not take that kind of request.',
    forbidden_origin: 'Requests from other sites are not accepted here.',
    not_found: 'There is nothing at this address.',
    too_many_requests: 'Too many requests in a short time. Please wait a minute and try again.',
    places_unavailable: 'The list of places cannot be reached just now. Please try again in a moment.',
    internal: 'Something went wrong on our side. Please try again in a moment.',
  },
  fields: {
    date: {
      required: 'Enter the date of birth.',
      impossible: 'This day does not exist in the calendar.',
      malformed: 'Write the date in numbers: day, month and a four-digit year.',
      out_of_range: 'The year must lie between 1900 and 2099.',
      skipped_day: 'This day was left out of the calendar there.',
    },
    time: {
      required: 'Enter the time of birth, or tick that you do not know it.',
      malformed: 'Write the time as hours and minutes, such as 14:30.',
      does_not_exist:
        'The clocks went forward that day: this time never happened there. Check the time, or give the offset yourself under “More options”.',
      ambiguous: 'The clocks went back that day, so this time happened twice. Choose which one below.',
    },
    place: {
      required: 'Enter the place of birth.',
      malformed: 'Give the place by its id, or by latitude, longitude and time zone.',
      unknown: 'We could not find this place. Try the nearest larger town.',
      choose: 'There are several places of this name. Choose one below.',
      unavailable: 'The list of places cannot be reached just now. Please try again in a moment.',
    },
    latitude: { malformed: 'Latitude is a number between −90 and 90.' },
    longitude: { malformed: 'Longitude is a number between −180 and 180.' },
    kind: { malformed: 'This is not a kind of eclipse we know: solar or lunar.' },
    from: {
      required: 'Give a first date, such as 2001-01-01.',
      malformed: 'Write the date as year, month and day: 2001-01-01.',
      out_of_range: 'The date must lie between 1 January 1900 and 31 December 2099.',
    },
    to: {
      required: 'Give a last date, such as 2020-12-31.',
      malformed: 'Write the date as year, month and day: 2001-01-01.',
      out_of_range: 'The date must lie between 1 January 1900 and 31 December 2099.',
      before_from: 'The last date lies before the first one.',
    },
    timeZone: { malformed: 'This is not a time zone we know.' },
    houseSystem: { malformed: 'This is not a house system we know.' },
    fold: { malformed: 'Choose the first or the second of the two times.' },
    utcOffset: { malformed: 'Write the offset as hours and minutes, such as +03:00, at most 16 hours.' },
    instant: {
      malformed: 'Write the instant in UTC, such as 1990-06-10T11:30:00Z.',
      out_of_range: 'The instant must lie between the years 1900 and 2099.',
    },
    year: {
      required: 'Give a year, such as 2025.',
      malformed: 'Write the year in four digits, such as 2025.',
      out_of_range: 'The year must lie between 1900 and 2099.',
    },
    show: { malformed: 'This is not a kind of event we know.' },
    tz: { malformed: 'This time zone is not in our list.' },
    month: { malformed: 'Write the month as year and month, such as 2026-11, between 1900 and 2099.' },
    lang: { malformed: 'We do not have this language: tr, en, es, fr or pt.' },
    body: { malformed: 'The request is not valid JSON.' },
    q: { required: 'Enter the name of a place.', too_long: 'This is longer than any place name.' },
  },
};
export type ErrorsWords = typeof errors;
