import aspectGridCss from '../../../client/components/aspect-grid.css?inline';
import aspectsListCss from '../../../client/components/aspects-list.css?inline';
import balanceCss from '../../../client/components/balance.css?inline';
import bigThreeCss from '../../../client/components/big-three.css?inline';
import chartTablesCss from '../../../client/components/chart-tables.css?inline';
import chartWheelCss from '../../../client/components/chart-wheel.css?inline';
import glyphsCss from '../../../client/components/glyphs.css?inline';
import chartResultCss from '../../../client/components/natal-result/chart-result.css?inline';
import natalResultCss from '../../../client/components/natal-result/natal-result.css?inline';
import readingCss from '../../../client/components/reading/reading.css?inline';
import risingSignsCss from '../../../client/components/rising-signs.css?inline';
import calculatorCss from '../../births/birth-calculator.css?inline';
import { birthFormStyles } from '../../births/birth-form-styles.ts';

/** Everything a chart may show: the form's island swaps results into the page without fetching a style sheet. */
export const natalStyles = [
  glyphsCss,
  ...birthFormStyles,
  chartWheelCss,
  bigThreeCss,
  chartTablesCss,
  aspectGridCss,
  aspectsListCss,
  balanceCss,
  natalResultCss,
  readingCss,
  risingSignsCss,
  chartResultCss,
  calculatorCss,
];
