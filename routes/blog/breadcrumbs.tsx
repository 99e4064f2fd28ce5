import './breadcrumbs.css';

/** A step on the way from the home page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one, which is not among the steps. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs no-print" aria-label={label}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for search engines, with the page itself at the end. */
export function breadcrumbJsonLd(
  origin: string,
  crumbs: readonly Crumb[],
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
