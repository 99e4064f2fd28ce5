type Fields = Readonly<Record<string, string>>;

/** One person's fields out of a form for several, named as the form for one names them. */
export function fieldsUnder(form: Fields, prefix: string): Fields {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/** The same fields as the form for several names them. */
export function underPrefix(fields: Fields, prefix: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
}
