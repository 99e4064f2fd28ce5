import type { Plugin } from 'vite';
import { href } from '../../routes/href.ts';
import { affiliatePdf } from '../affiliate/affiliate-pdf.ts';

/** Lays the paper about the affiliate programme beside the site, at its fixed address. */
export function affiliateBesideSite(): Plugin {
  return {
    name: 'celestia:affiliate-beside-site',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await affiliatePdf((language) => href('contact', language));
      this.emitFile({ type: 'asset', fileName: 'affiliate-programme.pdf', source });
    },
  };
}
