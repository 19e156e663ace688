/** @type {import('next').NextConfig} */
module.exports = { compress: false, poweredByHeader: false };
