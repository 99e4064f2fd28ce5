import * as v from 'valibot';
import { ASPECT_IDS, MAIN_BODY_IDS, MOON_PHASE_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import { CATEGORY_IDS } from '../../locales/article-categories.ts';
import { ARTICLE_TOOLS } from '../../locales/article-types.ts';
import { SUBJECTS } from './article-subjects.ts';

/** What an article's picture may show: a kind, and what of it. */
export const ART_KINDS = {
  sign: SIGN_IDS as readonly string[],
  planet: [...MAIN_BODY_IDS, 'node', 'lilith', 'juno', 'chiron'] as readonly string[],
  house: Array.from({ length: 12 }, (_, index) => String(index + 1)),
  aspect: ASPECT_IDS as readonly string[],
  phase: MOON_PHASE_IDS as readonly string[],
  eclipse: ['solar', 'lunar'],
  wheel: ['chart', 'houses', 'pair', 'clock', 'measure'],
} as const;

const ART = Object.entries(ART_KINDS).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`));

const subject = v.pipe(
  v.string(),
  v.picklist(SUBJECTS, 'none of the subjects (scripts/articles/article-subjects.ts)'),
);
const day = v.pipe(v.string(), v.isoDate());

const FrontMatter = v.pipe(
  v.strictObject({
    title: v.pipe(v.string(), v.minLength(12), v.maxLength(70)),
    description: v.pipe(v.string(), v.minLength(70), v.maxLength(160)),
    category: v.picklist(CATEGORY_IDS),
    subject,
    made: day,
    changed: day,
    art: v.picklist(ART),
    tool: v.picklist(ARTICLE_TOOLS),
    /** Subjects of other articles. */
    related: v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      ),
      v.array(subject),
    ),
  }),
  v.check(({ made, changed }) => made <= changed, 'changed comes before made'),
);
export type FrontMatter = v.InferOutput<typeof FrontMatter>;

const FENCED = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** `title: On Juno`: a line each, the rest of the line is the value. */
function readLines(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const [, key, value] = /^([a-z]+):(.*)$/.exec(line) ?? [];
      if (key === undefined || value === undefined)
        throw new Error(`front matter: “${line}” is no “key: value”`);
      return [key, value.trim()] as const;
    }),
  );
}

/** An article's front matter and its Markdown. @throws Error that says what is wrong with the front matter. */
export function readFrontMatter(source: string): { front: FrontMatter; markdown: string } {
  const [, lines, markdown] = FENCED.exec(source) ?? [];
  if (lines === undefined || markdown === undefined)
    throw new Error('it begins with no front matter between two ---');
  const result = v.safeParse(FrontMatter, readLines(lines));
  if (!result.success) {
    const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
    throw new Error(faults.join('; '));
  }
  return { front: result.output, markdown };
}
