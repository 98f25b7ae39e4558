import { JSDOM } from 'jsdom-29'
import { pageEnvironment } from './page-environment.ts'

export default pageEnvironment('jsdom-29', () => {
  const { window } = new JSDOM('<!doctype html>', {
    url: 'http://localhost:3000',
    pretendToBeVisual: true,
    runScripts: 'dangerously',
  })
  return { window, close: () => window.close() }
})
