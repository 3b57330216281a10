// Before all else, so that what this visit will show comes while the rest is made ready.
import './loadEarly.ts';
import './somebody.ts';
import './show.tsx';
