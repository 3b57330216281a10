import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../components/TextLink.tsx';
import { useTitle } from '../components/useTitle.ts';
import { Logo } from '../layout/Logo.tsx';
import { homeOf, useSession } from '../session.ts';

const steps: { title: string; text: string }[] = [
  {
    title: 'Connect an account',
    text: "Open LinkedIn Accounts and choose 'Connect account'. You sign in on the provider's page; Chime In never sees that password.",
  },
  {
    title: 'Say when',
    text: 'On the Dashboard, choose the account and set its hours, time zone and working days, and the minutes between two comments.',
  },
  {
    title: 'Say where',
    text: 'Add search links (a content search, copied from the address bar) and the profiles whose posts you want to answer.',
  },
  {
    title: 'Say how, and how much',
    text: 'Write the prompt: who you are, your tone, what to avoid. Set comments per day for searches and for monitors; 0 turns one off.',
  },
  {
    title: 'Start, then read along',
    text: "Press Start. Comments History shows every comment with its post. Pause stops at once; 'Login again' mends a lost connection.",
  },
];

/** Plain help for everybody, signed in or not; with the terms and the privacy notice that registering refers to. */
export function HelpPage() {
  useTitle('Help');
  const { userData } = useSession();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const home = homeOf(userData);

  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', px: 4, py: { xs: 8, sm: 12 } }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 10 }}>
        <Logo to={home} />
        <TextLink to={home}>{userData ? 'Back to the app' : 'Sign In'}</TextLink>
      </Box>
      <Box component="main">
        <Typography variant="h1">How to start, in five steps</Typography>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 6, display: 'grid', gap: 6 }}>
          {steps.map(({ title, text }, index) => (
            <Box component="li" key={title} sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 4 }}>
              <Box
                aria-hidden
                sx={({ palette }) => ({
                  width: 28,
                  height: 28,
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: 13,
                  fontWeight: 600,
                  color: palette.tone.info,
                  backgroundColor: palette.tint.info,
                })}
              >
                {index + 1}
              </Box>
              <Box sx={{ pt: 0.5 }}>
                <Typography variant="h2">{title}</Typography>
                <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography>
              </Box>
            </Box>
          ))}
        </Box>
        <Section id="terms" title="Terms">
          The trial lasts 14 days and ends by itself; nothing is charged unless you choose a plan. Comments appear under your own
          account and in your name: you answer for what they say, and for keeping to the rules of the network. You can pause, or
          stop using Chime In, at any time.
        </Section>
        <Section id="privacy" title="Privacy notice">
          Chime In keeps your name, company and e-mail, your password as a hash, the accounts you connect, their settings, and the
          comments made for you. To write a comment, the text of the post and your prompt go to the service that writes it.
          Nothing is sold, and these pages load nothing from other sites.
        </Section>
      </Box>
    </Box>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ mt: 10 }}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{children}</Typography>
    </Box>
  );
}
