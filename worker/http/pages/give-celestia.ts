import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import { MAX_QUESTION_LENGTH } from '../../../contract/limits.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import type { AskRefusal, CelestiaService, ModelSeat } from '../../../routes/services/celestia-service.ts';
import { modelProvider } from '../../celestia/models/read-model-settings.ts';
import type { AppEnv } from '../../env.ts';
import { logSecurity } from '../../log.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { checkLimit, visitorKey } from '../middleware/rate-limit.ts';
import { requestId } from '../request-id.ts';
import { countryOf } from '../visitor/seen-from.ts';
import { findVisitorZone } from './visitor-zone.ts';

function faultOf(question: string): string | null {
  if (question === '') return 'required';
  return question.length > MAX_QUESTION_LENGTH ? 'too_long' : null;
}

/** The day's limit as the page tells it, so that nothing that was typed is lost. Any other failure goes on. */
function limitOf(error: unknown, c: Context<AppEnv>): AskRefusal {
  if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
  if (error.code !== 'too_many_requests') throw error;
  logSecurity('rate_limited', error.code, requestId(c));
  return { kind: 'limit', retryAfterSeconds: error.retryAfterSeconds };
}

/** Who answers outside of the site, as the settings say. */
function modelSeat(c: Context<AppEnv>, language: Language): ModelSeat | null {
  const provider = modelProvider(c.env);
  if (!provider) return null;
  const regions = new Intl.DisplayNames([LOCALES[language].tag], { type: 'region' });
  return { provider: provider.name, country: regions.of(provider.country) ?? provider.country };
}

/** Celestia as a page's form asks her. */
export function giveCelestia(c: Context<AppEnv>, language: Language): CelestiaService {
  const ask: CelestiaService['ask'] = async (text, birth) => {
    const { answerAsked } = await import('../../celestia/answer-asked.ts');
    let chart: BirthChart | null = null;
    const admit = async (): Promise<AskRefusal | null> => {
      await checkLimit(c, 'API_LIMIT');
      const [{ castFromForm }, { checkAskedDay }] = await Promise.all([
        import('../../births/cast-from-form.ts'),
        import('../../celestia/check-asked-day.ts'),
      ]);
      const cast = birth && (await castFromForm(birth, castingContext(c, language)));
      const question = faultOf(text.trim());
      if (question !== null || cast?.ok === false) {
        return { kind: 'faults', question, birth: cast?.ok === false ? cast : null };
      }
      chart = cast?.chart ?? null;
      return checkAskedDay(visitorKey(c), givenBy(c)).then(
        () => null,
        (error: unknown) => limitOf(error, c),
      );
    };
    const given = givenBy(c);
    const asked = {
      text,
      language,
      country: countryOf(c),
      nowMs: given.nowMs,
      timeZone: findVisitorZone(c, language),
      admit,
      chart: async () => chart,
    };
    const outcome = await answerAsked<AskRefusal>(asked, given);
    return 'refused' in outcome ? outcome : { answer: outcome.answer, chart };
  };
  return { ask, model: modelSeat(c, language) };
}
