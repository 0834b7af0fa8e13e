import "@groundwork/kit/styles.css";
import { start } from "./start";

void start();
