import birthFormCss from '../../client/components/birth-form/birth-form.css?inline';
import placeInputCss from '../../client/components/birth-form/place-input.css?inline';

/** Everything that the birth form and its island show. */
export const birthFormStyles = [placeInputCss, birthFormCss];
