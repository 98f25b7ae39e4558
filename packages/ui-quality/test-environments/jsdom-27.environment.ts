import { JSDOM } from 'jsdom-27'
import { pageEnvironment } from './page-environment.ts'

export default pageEnvironment('jsdom-27', () => {
  const { window } = new JSDOM('<!doctype html>', {
    url: 'http://localhost:3000',
    pretendToBeVisual: true,
    runScripts: 'dangerously',
  })
  return { window, close: () => window.close() }
})
