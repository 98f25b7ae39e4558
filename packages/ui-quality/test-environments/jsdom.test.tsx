// @vitest-environment jsdom
import { testPopups } from './popup-suite.tsx'

testPopups()
