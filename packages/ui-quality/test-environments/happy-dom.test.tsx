// @vitest-environment happy-dom
import { testPopups } from './popup-suite.tsx'

testPopups()
