/** @type {import('next').NextConfig} */
export default {
  turbopack: { root: import.meta.dirname },
  /** The browser calls the page's own origin; the broker is behind it. */
  rewrites: async () => [
    { source: '/api/vue/:path*', destination: `${process.env.BROKER_ORIGIN}/api/vue/:path*` },
  ],
}
