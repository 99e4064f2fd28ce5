import { ModelFailure } from '../../../features/celestia/model/language-model.ts';
import type { ModelLimits } from './model-limits.ts';

/** Ends a model's work when the answer's time is over, or when it is waited for too long at a stretch. */
export class Watch {
  private readonly silence = new AbortController();
  private readonly silenceMs: number;
  /** Aborts what is under way. */
  readonly signal: AbortSignal;

  /** @param answerOver aborts when the whole answer's time is over. */
  constructor({ silenceMs }: Pick<ModelLimits, 'silenceMs'>, answerOver: AbortSignal) {
    this.silenceMs = silenceMs;
    this.signal = AbortSignal.any([answerOver, this.silence.signal]);
  }

  /**
   * What is awaited of the model, or the failure once the time is over: not everything that is awaited hears the signal itself.
   * The wait is the model's alone; what is done with its words in between is not held against it.
   * @throws ModelFailure.
   */
  async within<Result>(work: Promise<Result>): Promise<Result> {
    const over = Promise.withResolvers<never>();
    const stop = () => over.reject(new ModelFailure('too_slow'));
    if (this.signal.aborted) stop();
    this.signal.addEventListener('abort', stop);
    const timer = setTimeout(() => this.silence.abort(), this.silenceMs);
    try {
      return await Promise.race([work, over.promise]);
    } catch (failure) {
      throw this.failureOf(failure);
    } finally {
      clearTimeout(timer);
      this.signal.removeEventListener('abort', stop);
    }
  }

  /** Whatever else breaks is a line that broke. Its own words may hold what was asked: they go no further. */
  private failureOf(failure: unknown): ModelFailure {
    if (failure instanceof ModelFailure) return failure;
    return new ModelFailure(this.signal.aborted ? 'too_slow' : 'unreachable');
  }
}
