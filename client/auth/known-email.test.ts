import { describe, expect, it } from 'vitest';
import { rememberedEmail } from './known-email.ts';
import { rememberCookie } from './remember-cookie.ts';

describe('the remembered address', () => {
  it('is kept for 7 days, for this site alone', () => {
    expect(rememberCookie('ada+1@example.com')).toBe(
      'rememberMeEmail=ada%2B1%40example.com; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    );
  });

  it('can be taken back', () => {
    expect(rememberCookie(null)).toBe('rememberMeEmail=; Max-Age=0; Path=/; SameSite=Lax; Secure');
  });

  it('is found among other cookies as it was written', () => {
    const [written] = rememberCookie('a;b=c@example.com').split('; ');
    expect(rememberedEmail(`lastLang=tr; xrememberMeEmail=no; ${written}; last=1`)).toBe('a;b=c@example.com');
    expect(rememberedEmail(String(written))).toBe('a;b=c@example.com');
  });

  it.each(['', 'rememberMeEmail', 'rememberMeEmail=', 'rememberMeEmail=%E0%A4%A', 'xrememberMeEmail=no'])(
    'is empty for %j',
    (cookies) => {
      expect(rememberedEmail(cookies)).toBe('');
    },
  );
});
