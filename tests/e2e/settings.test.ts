/* The settings as a person fills them in, in parts that share a server and a browser: each of its own would take seconds to start. */
import './settings/buttons.ts';
import './settings/panels.ts';
import './settings/links.ts';
import './settings/unsaved.ts';
import './settings/firstSteps.ts';
