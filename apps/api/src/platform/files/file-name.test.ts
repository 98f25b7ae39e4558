import { describe, expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

describe('cleanFileName()', () => {
  test.each([
    ['portrait.jpg', 'image/jpeg', 'portrait.jpg'],
    ['Portrait.JPEG', 'image/jpeg', 'Portrait.jpeg'],
    ['portrait', 'image/jpeg', 'portrait.jpg'],
    ['portrait.exe', 'image/png', 'portrait.exe.png'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    [String.raw`C:\Users\me\salon.pdf`, 'application/pdf', 'salon.pdf'],
    ['../..', 'image/png', 'file.png'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['', 'image/png', 'file.png'],
    ['a/', 'image/png', 'file.png'],
    ['a\u0000b\r\nSet-Cookie: x.png', 'image/png', 'abSet-Cookie: x.png'],
    ['photo\u202Egnp.exe', 'image/png', 'photognp.exe.png'],
    ['\ud800.png', 'image/png', '\ufffd.png'],
    ['گواهی\u200cنامه.pdf', 'application/pdf', 'گواهی\u200cنامه.pdf'],
  ])('%j of type %s becomes %j', (original, type, expected) => {
    expect(cleanFileName(original, type)).toBe(expected)
  })

  test('shortens a long name, not within a character, and keeps its extension', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.png`, 'image/png')).toBe(`${'x'.repeat(196)}.png`)
    const family = '👩‍👩‍👧'
    const name = cleanFileName(`${family.repeat(50)}.png`, 'image/png')
    expect(name).toBe(`${family.repeat(Math.floor(196 / family.length))}.png`)
  })
})
