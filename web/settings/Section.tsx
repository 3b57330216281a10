import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A part of the page with an address of its own: `/settings/api#webhooks`. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView({ block: 'start' });
  }, [hash, name]);
  return (
    <Box id={name} ref={place} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}
