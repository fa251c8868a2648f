import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './catalogues.ts';
import { SCRIPTS } from './src/lib/protocol/types.ts';

/** The parts of a font that our languages are written with. */
const OURS = new RegExp(`-(${SCRIPTS.join('|')})(-ext)?-\\d`);

/** Of the fonts, only what our languages write with, in the format that every browser reads. */
function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    enforce: 'pre',
    transform(css, id) {
      if (!/@fontsource.*\.css$/.test(id)) return null;
      const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
      const ours = faces.filter((face) => OURS.test(face));
      return ours.map((face) => face.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/, '')).join('\n');
    },
  };
}

export default defineConfig({
  // The server may live under any path: it writes a <base> into the page, and all else is relative.
  base: './',
  plugins: [leanFonts(), catalogues(), svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: {
    outDir: '../src/pinxit/web/client',
    emptyOutDir: true,
    target: 'chrome94', // televisions are years older than phones
    license: { fileName: 'licenses.json' }, // for `build.py`, which writes the notices
  },
  // The host stays what the browser asked for: the server answers pages of its own host only.
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8484', changeOrigin: false },
      '/pictures': { target: 'http://127.0.0.1:8484', changeOrigin: false },
      '/socket': { target: 'ws://127.0.0.1:8484', ws: true, changeOrigin: false },
    },
  },
});
