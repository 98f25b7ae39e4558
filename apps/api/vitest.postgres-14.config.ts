// The tests of the API on the oldest version of PostgreSQL that the README names.
process.env['TEST_POSTGRES'] = '14'
export { default } from './vitest.config.ts'
