import { adoptOnce } from '../../adopt-once.ts';
import styles from './place-list.css?inline';

adoptOnce(styles);

/** What suggests places: fetched as the visitor comes to the place. */
export { fetchPlaces } from '../../api/fetch-places.ts';
export { PlaceList } from './place-list.tsx';
export { createPlaceSearch } from './suggestions.ts';
