/** Made by scripts/vite/component-styles.ts: the style sheets of all that a file renders. */
declare module '*?styles' {
  const styles: readonly string[];
  export default styles;
}
