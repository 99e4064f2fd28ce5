/** React's way into what the server rendered: a module of its own, to be fetched beside the island that needs it. */
export { hydrateRoot } from 'react-dom/client';
