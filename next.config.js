const path = require('node:path');
const locales = require('./config/locales.json');

const backend = process.env.API_URL || `http://127.0.0.1:${process.env.SANDBOX_PORT || 4001}`;

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The host compresses and tags once per cached page; Next alone would do it for every answer.
  compress: false,
  generateEtags: false,
  distDir: process.env.NEXT_DIST || '.next',
  // Built-in routing: English without prefix, every other language under /{code}; never guessed from the browser (OP-003).
  i18n: { locales: locales.map(({ code }) => code), defaultLocale: 'en', localeDetection: false },
  // Jest reads no ES modules.
  transpilePackages: ['iso-3166'],
  compiler: { styledComponents: { ssr: true, displayName: false } },
  // socket.io asks for /socket.io/ with its slash; Next would redirect it.
  skipTrailingSlashRedirect: true,
  // There is no app folder to filter routes for; without it the router in the browser is lighter.
  experimental: { clientRouterFilter: false },
  // Types and lint have steps of their own in `npm test`.
  typescript: { ignoreBuildErrors: true },
  // Required here and not above: serving needs neither the compiler nor what it loads.
  webpack: (config, { isServer, dev }) => {
    const EmitThemes = require('./themes/sheets/emitThemes.js');
    config.plugins.push(new EmitThemes({ isServer }));
    // On both sides, or their class names differ.
    if (!dev)
      config.module.rules.push({
        test: /\.tsx?$/,
        exclude: /node_modules/,
        enforce: 'pre',
        use: require.resolve('./scripts/build/inlineTokens.cjs'),
      });
    if (!isServer && !dev) {
      // Without rewrites the router in the browser compiles no patterns.
      if (process.env.HOSTED) config.resolve.alias['next/dist/compiled/path-to-regexp$'] = false;
      // Next's own code as ES modules, of which webpack leaves out what nothing uses (ADR 17).
      const dist = path.join(path.dirname(require.resolve('next/package.json')), 'dist');
      for (const part of ['client', 'lib', 'pages', 'shared'])
        config.resolve.alias[path.join(dist, part)] = path.join(dist, 'esm', part);
      config.resolve.alias[path.join(dist, 'esm/build/polyfills')] = path.join(dist, 'build/polyfills');
      const EagerChunks = require('./scripts/build/eagerChunks.cjs');
      config.plugins.push(new EagerChunks());
    }
    return config;
  },
  // Only for `next build && next start` without the host, which proxies by itself: any rewrite puts a matcher of 3 KiB
  // into every page, so `npm run build` sets HOSTED.
  rewrites: async () =>
    process.env.HOSTED
      ? []
      : [
          { source: '/api/:path*', destination: `${backend}/api/:path*`, locale: false },
          { source: '/socket.io/:path*', destination: `${backend}/socket.io/:path*`, locale: false },
        ],
};
