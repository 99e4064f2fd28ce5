import { adoptOnce } from '../../adopt-once.ts';
import faults from '../../components/birth-form/form-faults.css?inline';
import busy from '../../components/submit-button.css?inline';

// What a form looks like once it was sent. A page that was only opened comes without it.
adoptOnce(faults);
adoptOnce(busy);
