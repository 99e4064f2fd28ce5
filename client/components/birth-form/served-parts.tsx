import { hasOwnOptions } from '../../../features/births/own-options.ts';
import type { FormParts, ServedFormProps } from './birth-form-props.ts';
import { MoreOptions } from './more-options.tsx';
import { servedTime } from './served-time.tsx';

type PartsForm = Pick<
  ServedFormProps,
  'prefix' | 'words' | 'hours' | 'values' | 'errors' | 'folds' | 'houseSystems'
>;

/** The parts that the server alone renders; the options stand open where they hold something of the visitor's, or an error. */
export function servedParts(form: PartsForm): FormParts {
  const errorOf = (field: string) => form.errors.find((error) => error.field === field);
  const houseSystemError = errorOf('houseSystem');
  const utcOffsetError = errorOf('utcOffset');
  return {
    time: servedTime(form),
    options: {
      open: hasOwnOptions(form.values) || Boolean(houseSystemError ?? utcOffsetError),
      children: (
        <MoreOptions form={form} houseSystemError={houseSystemError} utcOffsetError={utcOffsetError} />
      ),
    },
  };
}

/** What the browser is told of what the server knows: nothing that only its own parts say. */
export function toldOf<Form extends Pick<ServedFormProps, 'words' | 'houseSystems'>>({
  houseSystems: _houseSystems,
  words,
  ...form
}: Form) {
  const { options, houseSystem, second, utcOffset, utcOffsetHint, ...more } = words.form;
  const { time, timeHint, hour, minute, timeUnknown, timeKnown, ...rest } = more;
  const { chooseTime, firstTime, secondTime, ...told } = rest;
  return { ...form, words: { ...words, form: told } };
}
