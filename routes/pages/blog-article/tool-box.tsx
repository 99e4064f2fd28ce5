import { LeadingForm } from '../../../client/components/birth-form/leading-form.tsx';
import type { ArticleTool } from '../../../locales/article-types.ts';
import type { Translator } from '../../../locales/index.ts';
import type { Language } from '../../../locales/locales.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { href } from '../../href.ts';
import { yearOf } from '../../navigation.ts';
import { bookPathOf } from './tool-books.ts';

/** Calculators that a birth alone is asked for: their form stands in the article. */
const BIRTH_TOOLS = [
  'natal-chart',
  'rising-sign',
  'juno-calculation',
] as const satisfies readonly ArticleTool[];

export function asksForBirth(tool: ArticleTool): boolean {
  return (BIRTH_TOOLS as readonly ArticleTool[]).includes(tool);
}

interface ToolBoxProps {
  tool: ArticleTool;
  words: Translator<'blog' | 'natal' | 'astro' | 'errors'>;
  language: Language;
  nowMs: number;
}

/** What the article is about, tried on one's own chart: a form that opens the result, or the way to the page that asks. */
export function ToolBox({ tool, words, language, nowMs }: ToolBoxProps) {
  const { heading, text, button } = words.section('blog').tools[tool];
  const path = href(tool, language, { year: String(yearOf(nowMs)) });
  return (
    <section className="piece__tool no-print" id="tool" aria-labelledby="tool-heading">
      <h2 id="tool-heading">{heading}</h2>
      <p>{text}</p>
      {asksForBirth(tool) ? (
        <LeadingForm {...birthFormProps(words, path, {}, null)} />
      ) : (
        <a className="button" href={path}>
          {button}
        </a>
      )}
      <p>
        <a href={bookPathOf(tool, language)}>{words.section('blog').book}</a>
      </p>
    </section>
  );
}
