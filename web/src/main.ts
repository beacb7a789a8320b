import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepPage } from "./lib/network.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.follow();
await words.speak(settings.language);
mount(App, { target: document.getElementById("page")! });
keepPage();
