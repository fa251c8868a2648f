import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  // The server may live under any path: it writes a <base> into the page, and all else is relative.
  base: './',
  plugins: [svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: { outDir: '../src/pinxit/web/client', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:8484', '/pictures': 'http://127.0.0.1:8484', '/socket': { target: 'ws://127.0.0.1:8484', ws: true } } },
});
