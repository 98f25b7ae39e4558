import { configDefaults } from 'vitest/config'
import config from './vitest.config.ts'

// The tests of the API on the oldest version of PostgreSQL that the README names, and those that take minutes.
process.env['TEST_POSTGRES'] = '14'
export default { ...config, test: { ...config.test, exclude: configDefaults.exclude } }
