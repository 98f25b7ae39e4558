// @vitest-environment jsdom-29
import { testOverlays } from './overlay-suite.tsx'
import { testPopups } from './popup-suite.tsx'

testPopups()
testOverlays()
