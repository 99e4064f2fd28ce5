import { ANSWER_FIELD, type OperatorAnswer, WISH_FIELDS } from '../../contract/consulting.ts';
import { ASTROLOGERS } from '../../features/consulting/astrologers.ts';
import { PACKAGES } from '../../features/consulting/packages.ts';
import { sessionFile } from '../../features/consulting/session-file.ts';
import { sessionTime } from '../../features/consulting/session-time.ts';
import { fillText } from '../../locales/fill-text.ts';
import { loadWords, type Translator } from '../../locales/index.ts';
import { DEFAULT_LANGUAGE, type Language, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { MAIL_TOKEN_PARAMETER } from '../../routes/secret-parameters.ts';
import { layMail, type MailLine } from '../mail/lay-mail.ts';
import type { ConsultingRequest } from './request-rows.ts';

interface MailFacts {
  request: ConsultingRequest;
  /** Where the mail's links lead to and the secret in them; null for a mail without. */
  link: { origin: string; token: string } | null;
  nowMs: number;
}

interface CalendarAttachment {
  disposition: 'attachment';
  filename: string;
  type: string;
  content: Uint8Array;
}

interface RequestMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: CalendarAttachment[];
}

type Words = Translator<'booking' | 'consulting' | 'events' | 'mail'>;

function loadMailWords(language: Language): Promise<Words> {
  return loadWords(language, ['booking', 'consulting', 'events', 'mail']);
}

/** A line that leads to the request's page; none for a mail without links. */
function linkLine(
  { link }: MailFacts,
  text: string,
  language: Language,
  answer?: OperatorAnswer,
): MailLine[] {
  if (!link) return [];
  const query = new URLSearchParams({
    [MAIL_TOKEN_PARAMETER]: link.token,
    ...(answer && { [ANSWER_FIELD]: answer }),
  });
  return [{ text, url: `${link.origin}${href('consulting-answer', language)}?${query}` }];
}

/** What the mails' blanks are filled with: nothing that anybody has typed. */
function blanksOf({ request }: Pick<MailFacts, 'request'>, words: Words) {
  const { reference, astrologer, offeredMs, zone } = request;
  const zones = words.section('events').zones;
  return {
    reference,
    package: words.section('consulting').packages[request.package].name,
    who: astrologer ? ASTROLOGERS[astrologer].name : '',
    time: offeredMs === null ? '' : sessionTime(offeredMs, zone, { tag: words.tag, zones }),
  };
}

/** The agreed time for a calendar, where there is one. */
function calendarOf({ request, nowMs }: MailFacts, words: Words): CalendarAttachment[] {
  const { reference, state, offeredMs, turn } = request;
  if (offeredMs === null || (state !== 'agreed' && state !== 'reminded')) return [];
  const blanks = blanksOf({ request }, words);
  const file = sessionFile({
    reference,
    startMs: offeredMs,
    minutes: PACKAGES[request.package].minutes,
    title: fillText(words.section('booking').session, blanks),
    turn,
    madeMs: nowMs,
  });
  const content = new TextEncoder().encode(file);
  return [{ disposition: 'attachment', filename: 'celestia.ics', type: 'text/calendar', content }];
}

/**
 * Tells the person how a request stands, in the language of the form. Nothing that was typed stands in it: else the form would send
 * anything to anybody.
 */
export async function composeForPerson(facts: MailFacts): Promise<RequestMail> {
  const { request } = facts;
  const words = await loadMailWords(request.language);
  const { mails } = words.section('booking');
  const { greetingUnnamed, farewell, signature } = words.section('mail');
  const blanks = blanksOf(facts, words);
  const told: Readonly<Record<string, { subject: string; text: string }>> = mails.person;
  const own = told[request.state] ?? mails.person.asked;
  const subject = fillText(own.subject, blanks);
  const lines: MailLine[] = [
    { text: greetingUnnamed },
    { text: fillText(own.text, blanks) },
    ...linkLine(facts, mails.link, request.language),
    ...(request.state === 'asked' ? [{ text: mails.notYou }] : []),
    { text: farewell },
    { text: signature },
  ];
  return { subject, ...layMail(subject, lines, words.tag), attachments: calendarOf(facts, words) };
}

/** What was typed of a birth, as a line. */
function birthLine(birth: Readonly<Record<string, string>>): string {
  const { year = '', month = '', day = '', time = '', place = '' } = birth;
  return [`${year}-${month}-${day}`, time === '' ? '?' : time, place].join(', ');
}

/** What the operator is asked: each wished time is a link that leads to its button. */
function questionLines(facts: MailFacts, words: Words): MailLine[] {
  const { request } = facts;
  const { answer, facts: labels, mails } = words.section('booking');
  const context = { tag: words.tag, zones: words.section('events').zones };
  const offers = request.wishes.flatMap((wish, index) => {
    const text = fillText(answer.offerOne, { time: sessionTime(wish, request.zone, context) });
    return linkLine(facts, text, DEFAULT_LANGUAGE, WISH_FIELDS[index]);
  });
  const birth = request.birth ? [{ text: `${labels.birth}: ${birthLine(request.birth)}` }] : [];
  return [
    ...request.question.split(/\n{2,}/).map((text) => ({ text })),
    ...birth,
    ...offers,
    ...linkLine(facts, mails.operatorLink, DEFAULT_LANGUAGE, 'other'),
    ...linkLine(facts, answer.decline, DEFAULT_LANGUAGE, 'decline'),
  ];
}

/** Tells the operator how a request stands; who asks is answered by replying. */
export async function composeForOperator(facts: MailFacts): Promise<RequestMail> {
  const { request } = facts;
  const { state, name, email, language } = request;
  const words = await loadMailWords(DEFAULT_LANGUAGE);
  const { mails, facts: labels, states } = words.section('booking');
  const blanks = blanksOf(facts, words);
  const subjects: Readonly<Record<string, string>> = mails.operator;
  const subject = fillText(subjects[state] ?? mails.operator.asked, blanks);
  const lines: MailLine[] = [
    { text: `${labels.state}: ${states[state]}` },
    { text: `${labels.package}: ${blanks.package}` },
    { text: `${labels.astrologer}: ${blanks.who === '' ? words.section('booking').form.any : blanks.who}` },
    { text: `${labels.name}: ${name === '' ? email : `${name} (${email})`}, ${LOCALES[language].name}` },
    ...(state === 'asked' ? questionLines(facts, words) : linkLine(facts, mails.link, DEFAULT_LANGUAGE)),
  ];
  return {
    subject,
    ...layMail(subject, lines, words.tag),
    replyTo: email,
    attachments: calendarOf(facts, words),
  };
}
