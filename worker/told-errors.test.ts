import { expect, it } from 'vitest';
import { AppError } from '../contract/app-error.ts';
import { ModelFailure } from '../features/celestia/model/language-model.ts';
import { CivilTimeError } from './civil-time/civil-time-error.ts';
import { IdentityError } from './identity/identity-error.ts';

it.each([
  [new AppError('not_found'), 'AppError: not_found'],
  [new AppError('internal', 'the orders are not there'), 'AppError: the orders are not there'],
  [new ModelFailure('kept_back'), 'ModelFailure: kept_back'],
  [new CivilTimeError('invalid_input', 'fold'), 'CivilTimeError: invalid_input: fold'],
  [new IdentityError('expired'), 'IdentityError: expired'],
])('%s says of itself what it is', (error, said) => {
  expect(String(error)).toBe(said);
});
