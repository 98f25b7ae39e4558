// @vitest-environment happy-dom-19
import { testOverlays } from './overlay-suite.tsx'
import { testPopups } from './popup-suite.tsx'

testPopups()
testOverlays()
